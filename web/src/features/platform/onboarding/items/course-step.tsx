import type { NewCourse } from "@mostrador/domain/catalog/courses/resource.ts";
import {
  CourseFields,
  CourseForm,
  courseShape,
  courseValues,
  useCourses,
  useCreateCourse,
} from "../../../catalog/courses/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function CourseStep({ businessId, onNext, count, onCount }: StepProps) {
  const courses = useCourses();
  const create = useCreateCourse();
  return (
    <StepForm<NewCourse>
      step="course"
      names={courses.data?.map(({ name }) => name)}
      editForm={(at, onClose) => <CourseForm course={courses.data?.[at] ?? null} onClose={onClose} />}
      error={courses.error}
      onRetry={() => void courses.refetch()}
      schema={courseShape}
      defaultValues={courseValues(null, businessId)}
      draftKey={`onboarding:course:${businessId}`}
      errorRoot="course"
      onSave={(course) => create.mutateAsync({ body: { course } })}
      onNext={onNext}
      count={count}
      {...(onCount && { onCount })}
    >
      <CourseFields />
    </StepForm>
  );
}
