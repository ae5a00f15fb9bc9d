import { useEffect, useRef, useState } from "react";
import { CATEGORIES, findCategory } from "#app/domain/services/catalogue.ts";
import { SERVICE_LABELS } from "#app/domain/services/form.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { type FormState, fieldsOf } from "#app/ui/form-state.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const CHOICES = [
  { value: "", name: "Choose a category" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

/** The category and its subcategories, which follow at once with JavaScript, and by a button without. */
export function CategoryFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const field = fieldsOf(SERVICE_LABELS, { values, errors });
  const hydrated = useHydrated();
  const [categoryId, setCategoryId] = useState(values.categoryId ?? "");
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a reload the browser may restore another choice than the one from the server.
    setCategoryId(container.current?.querySelector("select")?.value ?? "");
  }, []);
  const subcategories = findCategory(categoryId)?.subcategories ?? [];
  return (
    <div ref={container} className="stack-4">
      <SelectField
        {...field("categoryId")}
        options={CHOICES}
        onChange={(event) => setCategoryId(event.target.value)}
      />
      {!hydrated && (
        <Button variant="secondary" size="small" name="press" value="look">
          Show subcategories
        </Button>
      )}
      {subcategories.length > 0 && (
        <SelectField
          {...field("subcategoryId")}
          key={categoryId}
          options={[
            { value: "", name: "None" },
            ...subcategories.map(({ id, name }) => ({ value: id, name })),
          ]}
          defaultValue={categoryId === values.categoryId ? values.subcategoryId : ""}
        />
      )}
    </div>
  );
}
