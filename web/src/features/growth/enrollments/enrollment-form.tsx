// 'Registrar inscripción', or edits one: the course, the client, the state and what was paid.
import { priceOf } from "@mostrador/domain/catalog/courses/price.ts";
import { addCourseWaiting } from "@mostrador/domain/growth/enrollments/routes.ts";
import { type Enrollment, NewEnrollment, NOT_CHOSEN } from "@mostrador/domain/growth/enrollments/schema.ts";
import {
  ENROLLMENT_STATUSES,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
  type PaymentStatus,
  STATUS_LABELS,
} from "@mostrador/domain/growth/enrollments/status.ts";
import { METHOD_LABELS, PAYMENT_METHODS } from "@mostrador/domain/money/finance/payment-method.ts";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useState } from "react";
import * as z from "zod";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { useEdited } from "../../../ui/form/edited.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue, useSetFormValue } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { ContactField } from "../../business/contacts/index.ts";
import { useCourses } from "../../catalog/courses/index.ts";
import { ChargeLine } from "../../money/charges/index.ts";
import { EnrolledBefore } from "./again/enrolled-before.tsx";
import { useSendAgain } from "./again/use-send-again.tsx";
import { useAddWaiting, useCoursePlaces, useCreateEnrollment, useEditEnrollment } from "./api.ts";
import { Payments } from "./enrollment-parts.tsx";
import { placesText } from "./places-text.ts";

const Chosen = z.string(NOT_CHOSEN);
const Written = z.looseObject({ courseId: Chosen, clientId: Chosen }).transform((values, context): NewEnrollment => {
  const parsed = NewEnrollment.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? [])
    context.addIssue({ code: "custom", path: [...path], message });
  return parsed.data ?? z.NEVER;
});

type Course = NonNullable<ReturnType<typeof useCourses>["data"]>[number];
type Props = {
  enrollment: Enrollment | null;
  /** Chosen at first in a new one. */
  courseId?: string | null;
  client?: { id: string; label: string } | null;
  /** The tabs 'Individual' and 'Carga Masiva'. */
  head?: ReactNode;
  /** At the left of the buttons: 'Eliminar'. */
  aside?: ReactNode;
  /** Shows the enrollment that the client has already. */
  onShow?: (enrollment: Enrollment) => void;
  onClose: () => void;
};

export function EnrollmentForm(props: Props) {
  const { enrollment, courseId = null, client = null, head, aside, onShow, onClose } = props;
  const businessId = useActiveBusiness().businessId ?? "";
  const [courses, places] = [useCourses(), useCoursePlaces()];
  const [create, edit] = [useCreateEnrollment(), useEditEnrollment()];
  const { sendOnce, dialog } = useSendAgain();
  const toast = useToast();
  const takeOwn = useTakeOwn();
  const open = (courses.data ?? []).filter(({ _id, isArchived }) => !isArchived || _id === enrollment?.courseId);
  const chosen = open.find(({ _id }) => _id === courseId);
  const save = async (written: NewEnrollment) => {
    const { businessId: _business, courseId: _course, clientId: _client, ...fields } = written;
    const answer = await sendOnce<{ message: string }>((confirmAgain) =>
      enrollment
        ? edit.mutateAsync({
            params: { id: enrollment._id },
            body: { enrollment: { ...fields, confirmAgain, updatedAt: enrollment.updatedAt } },
          })
        : create.mutateAsync({ body: { enrollment: { ...written, confirmAgain } } }),
    );
    toast.success(answer.message);
  };
  return (
    <>
      <FormDialog<NewEnrollment>
        open
        onClose={onClose}
        needs={[courses, places]}
        title={enrollment ? `Inscripción de ${enrollment.clientName}` : "Registrar inscripción"}
        schema={Written}
        defaultValues={
          enrollment ?? {
            ...{ businessId, courseId: chosen?._id ?? null, clientId: client?.id ?? null },
            ...{ status: "pending", paymentStatus: "pending", paymentMethod: null, notes: "" },
            ...{ enrollmentFee: chosen?.enrollmentFee ?? null, totalPaid: 0 },
            remainingBalance: chosen ? priceOf(chosen) : null,
          }
        }
        draftKey={enrollment ? `enrollment:${enrollment._id}` : `enrollment:new:${businessId}`}
        errorRoot="enrollment"
        onSubmit={save}
        {...(aside && { aside })}
      >
        {head}
        {!enrollment && (
          <>
            <CourseField courses={open} places={places.data ?? []} />
            <ContactField label="Cliente" selected={client} />
            {onShow && <EnrolledBefore onShow={onShow} />}
            <FullCourse places={places.data ?? []} onWaiting={onClose} />
          </>
        )}
        <FormSection columns={2}>
          <SelectField name="status" label="Estado" options={STATUSES} />
          <SelectField name="paymentStatus" label="Estado del pago" options={PAYMENTS} />
        </FormSection>
        <Amounts before={enrollment} courses={open} />
        {enrollment && <Payments enrollment={enrollment} />}
        {enrollment && <ChargeLine of={{ enrollmentId: enrollment._id }} onCharged={takeOwn} />}
        <TextArea name="notes" label="Notas" required={false} max={500} />
      </FormDialog>
      {dialog}
    </>
  );
}

/** After a charge from this form, the balance that it wrote is taken: nobody else changed it. */
function useTakeOwn(): () => void {
  const take = useEdited()?.take;
  const [isCharged, setCharged] = useState(false);
  useEffect(() => {
    if (!isCharged || !take) return;
    setCharged(false);
    take();
  }, [isCharged, take]);
  return () => setCharged(true);
}

type CourseFieldProps = { courses: readonly Course[]; places: Parameters<typeof placesText>[0][] };

/** Choosing a course fills in its prices. */
function CourseField({ courses, places }: CourseFieldProps) {
  const set = useSetFormValue();
  const totalPaid = useFormValue<number | null>("totalPaid") ?? 0;
  return (
    <SelectField
      name="courseId"
      label="Curso"
      {...(courses.length === 0 && { help: "Todavía no hay cursos. Registra primero el curso." })}
      options={courses.map(({ _id, name }) => {
        const place = places.find(({ courseId }) => courseId === _id);
        return { value: _id, label: name, ...(place && { help: placesText(place) }) };
      })}
      onChanged={(id) => {
        const course = courses.find(({ _id }) => _id === id);
        if (!course) return;
        set("enrollmentFee", course.enrollmentFee);
        const left = Math.max(0, Math.round((priceOf(course) - totalPaid) * 100) / 100);
        set("remainingBalance", left);
        set("paymentStatus", paymentStatusOf(totalPaid, left));
      }}
    />
  );
}

/** A full course takes nobody, but its waiting list does. */
function FullCourse({ places, onWaiting }: Pick<CourseFieldProps, "places"> & { onWaiting: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const courseId = useFormValue<string | null>("courseId");
  const clientId = useFormValue<string | null>("clientId");
  const add = useAddWaiting();
  const { sendOnce, dialog } = useSendAgain();
  const toast = useToast();
  const mayAdd = useMayCall()(addCourseWaiting);
  if (!courseId || places.find((one) => one.courseId === courseId)?.left !== 0) return null;
  const wait = async () => {
    if (!clientId) return toast.error(NOT_CHOSEN);
    try {
      const waiting = { businessId, courseId, clientId };
      const answer = await sendOnce((confirmAgain) =>
        add.mutateAsync({ body: { waiting: { ...waiting, confirmAgain } } }),
      );
      toast.success(answer.message);
      onWaiting();
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        mayAdd && (
          <Button size="small" disabled={add.isPending} onClick={() => void wait()}>
            Anotar en espera
          </Button>
        )
      }
    >
      Este curso ya no tiene lugares.
      {dialog}
    </Notice>
  );
}

/** What is paid lowers the balance and says the state of the payment; the fee is part of the price. */
function Amounts({ before, courses }: { before: Enrollment | null; courses: readonly Course[] }) {
  const set = useSetFormValue();
  const courseId = useFormValue<string | null>("courseId");
  const fee = useFormValue<number | null>("enrollmentFee");
  const course = courses.find(({ _id }) => _id === courseId);
  const total = before
    ? before.totalPaid + before.remainingBalance + (fee ?? 0) - (before.enrollmentFee ?? 0)
    : course
      ? priceOf({ ...course, enrollmentFee: fee })
      : null;
  const paid = useFormValue<number | null>("totalPaid");
  const amounts = `${paid} ${fee}`;
  const [seen, setSeen] = useState(amounts);
  useEffect(() => {
    if (amounts === seen) return;
    setSeen(amounts);
    if (total === null || paid === null) return;
    const left = Math.max(0, Math.round((total - paid) * 100) / 100);
    set("remainingBalance", left);
    set("paymentStatus", paymentStatusOf(paid, left));
  }, [amounts, seen, paid, total, set]);
  return (
    <FormSection title="Pago" columns={2}>
      <PesosField name="totalPaid" label="Total pagado" />
      <PesosField name="remainingBalance" label="Saldo pendiente" />
      <PesosField name="enrollmentFee" label="Inscripción" required={false} />
      <SelectField
        name="paymentMethod"
        label="Método de pago"
        emptyLabel="Ninguno"
        required={false}
        options={METHODS}
      />
    </FormSection>
  );
}

function paymentStatusOf(paid: number, left: number): PaymentStatus {
  return paid === 0 ? "pending" : left === 0 ? "completed" : "partial";
}

const STATUSES = ENROLLMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));
const PAYMENTS = PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABELS[value] }));
const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
