-- Services show files of the business: one that goes lets go of them.
call uses_files('services');
