-- Each table names the capability that owns it, in the first words of its comment: '<area>/<capability>', or 'kernel'. The
-- import rules of `npm run check` read it. What follows in a comment (how long rows are kept, why a table is global) stays.

create procedure table_owner(name regclass, owner text) language plpgsql as $$
begin
  execute format('comment on table %s is %L', name, owner || coalesce(substring(obj_description(name, 'pg_class') from ';.*$'), ''));
end $$;

call table_owner('idempotency_keys', 'kernel');
call table_owner('installation_facts', 'kernel');
call table_owner('instances', 'kernel');
call table_owner('live_counters', 'kernel');
call table_owner('live_events', 'kernel');
call table_owner('plan_limits', 'kernel');

call table_owner('push_devices', 'ground/devices');

call table_owner('accounts', 'ground/identity');
call table_owner('attempts', 'ground/identity');
call table_owner('audit_entries', 'ground/identity');
call table_owner('invitation_codes', 'ground/identity');
call table_owner('invitations', 'ground/identity');
call table_owner('memberships', 'ground/identity');
call table_owner('sessions', 'ground/identity');
call table_owner('users', 'ground/identity');
call table_owner('verifications', 'ground/identity');

call table_owner('file_totals', 'ground/files');
call table_owner('file_uses', 'ground/files');
call table_owner('files', 'ground/files');
call table_owner('unused_files', 'ground/files');

call table_owner('import_batches', 'ground/imports');
call table_owner('import_columns', 'ground/imports');
call table_owner('imports', 'ground/imports');

call table_owner('short_links', 'ground/short-links');

call table_owner('businesses', 'business/businesses');

call table_owner('branch_resources', 'business/branches');
call table_owner('branches', 'business/branches');
call table_owner('closed_dates', 'business/branches');
call table_owner('service_branches', 'business/branches');

call table_owner('service_specialists', 'business/specialists');
call table_owner('specialists', 'business/specialists');

call table_owner('contact_merges', 'business/contacts');
call table_owner('contact_moves', 'business/contacts');
call table_owner('contact_pairs_apart', 'business/contacts');
call table_owner('contact_views', 'business/contacts');
call table_owner('contacts', 'business/contacts');

call table_owner('blocked_contacts', 'business/privacy');
call table_owner('contact_objections', 'business/privacy');
call table_owner('held_businesses', 'business/privacy');
call table_owner('legal_holds', 'business/privacy');
call table_owner('notice_addresses', 'business/privacy');
call table_owner('notice_proofs', 'business/privacy');
call table_owner('privacy_exports', 'business/privacy');
call table_owner('privacy_notices', 'business/privacy');
call table_owner('privacy_request_steps', 'business/privacy');
call table_owner('privacy_requests', 'business/privacy');
call table_owner('privacy_settings', 'business/privacy');
call table_owner('retention_counts', 'business/privacy');
call table_owner('retention_due', 'business/privacy');
call table_owner('retention_runs', 'business/privacy');

call table_owner('resources', 'catalog/resources');
call table_owner('service_resources', 'catalog/resources');

call table_owner('product_resources', 'catalog/products');
call table_owner('product_stock', 'catalog/products');
call table_owner('products', 'catalog/products');
call table_owner('service_products', 'catalog/products');

call table_owner('services', 'catalog/services');

call table_owner('course_resources', 'catalog/courses');
call table_owner('courses', 'catalog/courses');

call table_owner('money_movements', 'money/finance');

call table_owner('stock_movements', 'money/inventory');

call table_owner('credit_accounts', 'money/credits');
call table_owner('credit_checks', 'money/credits');
call table_owner('credit_reservations', 'money/credits');
call table_owner('credit_transfers', 'money/credits');
call table_owner('credit_warnings', 'money/credits');

call table_owner('appointments', 'scheduling/appointments');
call table_owner('busy_times', 'scheduling/appointments');

call table_owner('calendar_clashes_kept', 'scheduling/calendars');
call table_owner('calendar_events', 'scheduling/calendars');
call table_owner('calendar_questions', 'scheduling/calendars');
call table_owner('calendar_routes', 'scheduling/calendars');
call table_owner('google_accounts', 'scheduling/calendars');
call table_owner('google_consents', 'scheduling/calendars');
call table_owner('google_grants', 'scheduling/calendars');
call table_owner('linked_calendars', 'scheduling/calendars');

call table_owner('discount_views', 'scheduling/payments');
call table_owner('payment_connects', 'scheduling/payments');
call table_owner('payment_deadlines', 'scheduling/payments');
call table_owner('payment_notifications', 'scheduling/payments');
call table_owner('payment_orders', 'scheduling/payments');
call table_owner('payment_sellers', 'scheduling/payments');
call table_owner('payments', 'scheduling/payments');

call table_owner('channel_notices', 'conversation/channels');
call table_owner('channel_routes', 'conversation/channels');
call table_owner('channel_sign_ups', 'conversation/channels');
call table_owner('channels', 'conversation/channels');
call table_owner('facebook_sign_ins', 'conversation/channels');
call table_owner('webhook_deliveries', 'conversation/channels');

call table_owner('message_templates', 'conversation/templates');
call table_owner('template_accounts', 'conversation/templates');

call table_owner('quick_replies', 'conversation/quick-replies');

call table_owner('inbox_settings', 'conversation/inbox');
call table_owner('message_words', 'conversation/inbox');
call table_owner('messages', 'conversation/inbox');
call table_owner('threads', 'conversation/inbox');

call table_owner('comment_replies', 'conversation/comments');
call table_owner('comments', 'conversation/comments');

call table_owner('order_items', 'growth/orders');
call table_owner('orders', 'growth/orders');

call table_owner('conversion_event_courses', 'growth/conversion-events');
call table_owner('conversion_event_products', 'growth/conversion-events');
call table_owner('conversion_event_services', 'growth/conversion-events');
call table_owner('conversion_events', 'growth/conversion-events');

call table_owner('form_answers', 'growth/forms');
call table_owner('forms', 'growth/forms');

call table_owner('audience_contacts', 'growth/audiences');
call table_owner('audiences', 'growth/audiences');

call table_owner('traffic_source_contacts', 'growth/traffic-sources');
call table_owner('traffic_sources', 'growth/traffic-sources');

call table_owner('funnel_moves', 'growth/funnels');
call table_owner('funnel_places', 'growth/funnels');
call table_owner('funnel_scenarios', 'growth/funnels');
call table_owner('funnels', 'growth/funnels');

call table_owner('notifications', 'growth/outreach');

call table_owner('reservation_addresses', 'growth/reservations');
call table_owner('reservation_codes', 'growth/reservations');
call table_owner('reservation_settings', 'growth/reservations');
call table_owner('reservations', 'growth/reservations');

call table_owner('course_tickets', 'growth/enrollments');
call table_owner('course_waiting', 'growth/enrollments');
call table_owner('enrollment_payments', 'growth/enrollments');
call table_owner('enrollments', 'growth/enrollments');

call table_owner('waiting_entries', 'growth/waiting-list');
call table_owner('waiting_offers', 'growth/waiting-list');

call table_owner('assistant_traffic_sources', 'automation/assistants');
call table_owner('assistants', 'automation/assistants');
call table_owner('offered_slots', 'automation/assistants');
call table_owner('proposals', 'automation/assistants');
call table_owner('staff_numbers', 'automation/assistants');
call table_owner('test_conversations', 'automation/assistants');
call table_owner('test_numbers', 'automation/assistants');
call table_owner('test_results', 'automation/assistants');
call table_owner('test_runs', 'automation/assistants');
call table_owner('tool_receipts', 'automation/assistants');
