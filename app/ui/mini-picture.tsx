import { Cloth } from "./cloth.tsx";
import { photoSources } from "./photo.tsx";

type Pictured = {
  number: number;
  categoryId: string;
  subcategoryId: string | null;
  photoId: string | null;
};

/** The first photo of a service in a small square, else its cloth. Decorative: its title stands beside it. */
export function MiniPicture({ service }: { service: Pictured }) {
  const { number, categoryId, subcategoryId, photoId } = service;
  if (!photoId) {
    return (
      <Cloth
        categoryId={categoryId}
        subcategoryId={subcategoryId}
        variant={number}
        className="mini"
      />
    );
  }
  return (
    <span className={`art ${categoryId} mini`}>
      <img src={photoSources(photoId).small} width={48} height={48} alt="" loading="lazy" />
    </span>
  );
}
