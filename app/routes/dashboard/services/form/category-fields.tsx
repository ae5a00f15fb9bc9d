import { type ReactNode, useEffect, useRef } from "react";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { CATEGORIES, findCategory } from "#app/domain/services/catalogue.ts";
import { SERVICE_LABELS } from "#app/domain/services/form.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/forms/field.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { CategoryChoice } from "./use-category-choice.ts";

const CHOICES = [
  { value: "", name: "Choose a category" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

type CategoryFieldsProps = Pick<FormState, "values" | "errors"> & {
  category: CategoryChoice;
  /** The suggestions for these fields. */
  children: ReactNode;
};

/** The category and its subcategories. With JavaScript the subcategories change with the category, else a button loads them. */
export function CategoryFields({ values, errors, category, children }: CategoryFieldsProps) {
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
  const hydrated = useHydrated();
  const { chosen, choose, timesTaken } = category;
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the browser restores
  useEffect(() => {
    // After a reload the browser may restore another choice than the one from the server.
    const categoryId = container.current?.querySelector("select")?.value ?? "";
    if (categoryId !== chosen.categoryId) choose({ categoryId, subcategoryId: "" });
  }, []);
  useEffect(() => {
    // The button that was pressed is gone.
    if (timesTaken > 0) {
      container.current?.querySelector<HTMLElement>("[name=subcategoryId]")?.focus();
    }
  }, [timesTaken]);
  const subcategories = findCategory(chosen.categoryId)?.subcategories ?? [];
  return (
    <div ref={container} className="stack-4">
      {children}
      <SelectField
        {...field("categoryId")}
        marked
        key={`category ${timesTaken}`}
        options={CHOICES}
        defaultValue={chosen.categoryId}
        onChange={(event) => choose({ categoryId: event.target.value, subcategoryId: "" })}
      />
      {!hydrated && (
        <Button variant="secondary" size="small" name="press" value="look">
          Show subcategories
        </Button>
      )}
      {subcategories.length > 0 && (
        <SelectField
          {...field("subcategoryId")}
          key={`${chosen.categoryId} ${timesTaken}`}
          options={[
            { value: "", name: "None" },
            ...subcategories.map(({ id, name }) => ({ value: id, name })),
          ]}
          defaultValue={chosen.subcategoryId}
          onChange={(event) => choose({ ...chosen, subcategoryId: event.target.value })}
        />
      )}
    </div>
  );
}
