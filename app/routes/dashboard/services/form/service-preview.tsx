import { type RefObject, useEffect, useState } from "react";
import { PRICE_TYPES, type PriceType, parseMoney } from "#app/domain/money/money.ts";
import { placeText } from "#app/domain/places/regions.ts";
import { Card, CardBody, CardFoot, cardPicture } from "#app/ui/card.tsx";
import { CategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { Rating } from "#app/ui/reviews/rating.tsx";
import { Price } from "#app/ui/values/price.tsx";

type Values = Record<string, string | undefined>;

type ServicePreviewProps = {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  /** The picture of the first photo. */
  picture: string | undefined;
  /** Whether it has no reviews because it does not exist yet; the form does not know those of others. */
  isNew: boolean;
};

/** The card that customers will see in a list, as the form has it now. */
export function ServicePreview({ form, values, picture, isNew }: ServicePreviewProps) {
  const fields = useTyped(form, values);
  const { title, categoryId, subcategoryId, priceAmount, city, region } = fields;
  const cents = parseMoney(priceAmount ?? "");
  return (
    <aside className="max-lg:hidden lg:sticky lg:top-21 lg:self-start" aria-label="Preview">
      <div className="stack-4">
        <h2 className="text-lg">How customers see it</h2>
        <ul inert>
          <Card list={false}>
            {picture ? (
              <span className={`relative block overflow-hidden ${cardPicture(false)}`}>
                <img className="absolute inset-0 size-full object-cover" src={picture} alt="" />
              </span>
            ) : (
              <CategoryPattern
                categoryId={categoryId || "miscellaneous-other"}
                subcategoryId={subcategoryId || null}
                size="card"
                className={cardPicture(false)}
              />
            )}
            <CardBody>
              <h3>{title || "Title"}</h3>
              <p className="text-sm wrap-anywhere text-soft">
                {city ? placeText(city, region ?? "Guyana") : "Village or town"}
              </p>
              <CardFoot>
                {isNew ? <Rating rating={0} count={0} /> : <span />}
                {cents === null ? (
                  <span className="text-soft">Price</span>
                ) : (
                  <Price cents={cents} type={priceTypeOf(fields)} />
                )}
              </CardFoot>
            </CardBody>
          </Card>
        </ul>
      </div>
    </aside>
  );
}

function priceTypeOf({ priceType }: Values): PriceType {
  return PRICE_TYPES.find((type) => type === priceType) ?? "hourly";
}

/** The present values of the form: first those of the page, then those that are typed. */
function useTyped(form: RefObject<HTMLFormElement | null>, values: Values): Values {
  const [fields, setFields] = useState(values);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => {
      const texts = [...new FormData(element)].filter(([, value]) => typeof value === "string");
      setFields(Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
    };
    read();
    const events = ["input", "change"];
    for (const type of events) element.addEventListener(type, read);
    return () => {
      for (const type of events) element.removeEventListener(type, read);
    };
  }, [form]);
  return fields;
}
