import { useEffect, useRef, useState } from "react";
import { CATEGORIES, findCategory } from "#app/domain/catalogue.ts";
import { SelectField } from "../field.tsx";
import { useHydrated } from "../use-hydrated.ts";
import type { ServiceFormState } from "./form-state.ts";
import { LABELS } from "./labels.ts";

const CHOICES = [
  { value: "", name: "Choose a category" },
  ...CATEGORIES.map(({ id, name }) => ({ value: id, name })),
];

/** The category and what follows from it: at once with JavaScript, by a button without. */
export function CategoryFields({ values, errors }: Pick<ServiceFormState, "values" | "errors">) {
  const hydrated = useHydrated();
  const [categoryId, setCategoryId] = useState(values.categoryId ?? "");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser may have kept another choice than the one the server sent.
    setCategoryId(box.current?.querySelector("select")?.value ?? "");
  }, []);
  const subcategories = findCategory(categoryId)?.subcategories ?? [];
  return (
    <div ref={box} className="stack">
      <SelectField
        id="categoryId"
        name="categoryId"
        label={LABELS.categoryId}
        options={CHOICES}
        defaultValue={values.categoryId}
        error={errors.categoryId}
        onChange={(event) => setCategoryId(event.target.value)}
      />
      {!hydrated && (
        <button className="btn alt s" name="press" value="look">
          Show subcategories
        </button>
      )}
      {subcategories.length > 0 && (
        <SelectField
          key={categoryId}
          id="subcategoryId"
          name="subcategoryId"
          label={LABELS.subcategoryId}
          options={[
            { value: "", name: "None" },
            ...subcategories.map(({ id, name }) => ({ value: id, name })),
          ]}
          defaultValue={categoryId === values.categoryId ? values.subcategoryId : ""}
          error={errors.subcategoryId}
        />
      )}
    </div>
  );
}
