import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { CategoryPattern, WideCategoryPattern } from "#app/ui/pictures/category-pattern.tsx";
import { artOf } from "#app/ui/pictures/category-patterns.ts";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { Pattern, PhotoBox } from "#app/ui/pictures/pattern.tsx";
import { Photo, photoSources, SmallPhoto } from "#app/ui/pictures/photo.tsx";
import { ShowPhoto } from "#app/ui/pictures/show-photo.tsx";
import { StreetIllustration } from "#app/ui/pictures/street-illustration.tsx";
import { Thumbnail } from "#app/ui/pictures/thumbnail.tsx";
import { CategoryTiles } from "#app/ui/services/category-tile.tsx";
import { exampleService } from "./examples.ts";
import { Shown, State, States } from "./shown.tsx";

const ART = artOf("construction-trades", "electricians");

export function ShownPictures({ photoId }: { photoId: string | null }) {
  return (
    <>
      <Shown name="Pattern of a category" file="pictures/category-pattern.tsx">
        <WideCategoryPattern categoryId="construction-trades" subcategoryId="electricians" strip />
        <States>
          {CATEGORIES.slice(0, 8).map(({ id }, variant) => (
            <CategoryPattern
              key={id}
              categoryId={id}
              variant={variant}
              size="mini"
              className="size-22 flex-none rounded-control"
            />
          ))}
        </States>
      </Shown>
      <Shown name="Pattern with an icon of its own" file="pictures/pattern.tsx">
        <Pattern categoryId="real-estate-property" icon="house" className="aspect-16/10 max-w-40" />
      </Shown>
      <Shown name="Tile of a category" file="services/category-tile.tsx">
        <CategoryTiles
          categories={CATEGORIES.slice(0, 4).map((category, i) => ({
            ...category,
            serviceCount: i * 12,
          }))}
        />
      </Shown>
      <Shown name="Thumbnail" file="pictures/thumbnail.tsx">
        <States>
          <State name="no photo">
            <Thumbnail art={ART} service={exampleService({ number: 7 })} />
          </State>
          <State name="photo">
            <Thumbnail art={ART} service={exampleService({ number: 7, photoId })} />
          </State>
          <State name="large">
            <Thumbnail art={ART} service={exampleService({ number: 7, photoId })} large />
          </State>
        </States>
      </Shown>
      {photoId && (
        <>
          <Shown name="Photo" file="pictures/photo.tsx">
            <States>
              <PhotoBox categoryId="construction-trades" className="size-24 rounded-control">
                <Photo id={photoId} alt="Demo photo" width={400} height={300} sizes="96px" />
              </PhotoBox>
              <PhotoBox categoryId="construction-trades" className="size-24 rounded-control">
                <SmallPhoto id={photoId} alt="Demo photo, small" />
              </PhotoBox>
            </States>
          </Shown>
          <Shown name="Link in place of a photo" file="pictures/show-photo.tsx">
            <ShowPhoto
              href={photoSources(photoId).medium}
              className={buttonClass({ variant: "secondary", size: "small" })}
              photoClass="size-24"
              label="Show photo"
            />
          </Shown>
        </>
      )}
      <Shown name="Street of Georgetown" file="pictures/street-illustration.tsx">
        <StreetIllustration className="max-w-narrow" />
      </Shown>
      <Shown name="Logo" file="pictures/logo.tsx">
        <Logo className="h-7.5 w-[121px]" />
      </Shown>
    </>
  );
}
