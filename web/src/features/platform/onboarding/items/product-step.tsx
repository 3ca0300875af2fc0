import type { NewProduct } from "@mostrador/domain/catalog/products/resource.ts";
import {
  ProductFields,
  ProductForm,
  productShape,
  productValues,
  useCreateProduct,
  useProducts,
} from "../../../catalog/products/index.ts";
import { StepForm, type StepProps } from "./step-form.tsx";

export function ProductStep({ businessId, onNext, count, onCount }: StepProps) {
  const products = useProducts();
  const create = useCreateProduct();
  return (
    <StepForm<NewProduct>
      step="product"
      names={products.data?.map(({ name }) => name)}
      editForm={(at, onClose) => <ProductForm product={products.data?.[at] ?? null} onClose={onClose} />}
      error={products.error}
      onRetry={() => void products.refetch()}
      schema={productShape}
      defaultValues={productValues(null, businessId)}
      draftKey={`onboarding:product:${businessId}`}
      errorRoot="product"
      onSave={(product) => create.mutateAsync({ body: { product } })}
      onNext={onNext}
      count={count}
      {...(onCount && { onCount })}
    >
      <ProductFields businessId={businessId} />
    </StepForm>
  );
}
