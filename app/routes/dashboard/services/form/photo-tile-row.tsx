import { cx } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { altField, type PhotoMove } from "#app/domain/services/photo.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError, TextField } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { PhotoTile } from "./photo-tile.ts";
import type { PhotoTiles } from "./use-photo-tiles.ts";

type PhotoTileRowProps = {
  tile: PhotoTile;
  /** Its position in the list, from 1. */
  number: number;
  last: boolean;
  /** The error of its description. */
  error?: string;
  hydrated: boolean;
  photos: PhotoTiles;
  isDragged: boolean;
  /** What makes an element its grip. */
  grip: ComponentProps<"span">;
};

/** One photo with its upload progress, its description, and buttons to move or remove it. */
export function PhotoTileRow(props: PhotoTileRowProps) {
  const { tile, number, last, error, hydrated, photos, isDragged, grip } = props;
  const isOnly = number === 1 && last;
  const isStored = tile.state === "stored";
  const button = (move: PhotoMove, label: string, icon: string) => (
    <Button
      variant="secondary"
      size="compact"
      name="press"
      value={`${move}:${tile.id}`}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (!hydrated) return;
        event.preventDefault();
        photos.move(move, tile);
        keepFocus(event.currentTarget, altField(tile.id));
      }}
    >
      <Icon name={icon} />
      {label}
      <span className="sr-only"> photo {number}</span>
    </Button>
  );
  return (
    <li
      className={cx(
        "grid grid-cols-[88px_minmax(0,1fr)] gap-3 rounded-card border bg-card p-3",
        isDragged ? "border-control plank-card" : "border-line",
      )}
    >
      {isStored && <input type="hidden" name="photo" value={tile.id} />}
      <span
        className={cx(
          "relative size-22 overflow-hidden rounded-control bg-neutral-tint",
          hydrated && !isOnly && "cursor-grab touch-none active:cursor-grabbing",
        )}
        {...(hydrated && !isOnly && grip)}
      >
        <img
          className={cx("size-22 object-cover", !isStored && "opacity-50")}
          src={tile.preview}
          alt=""
          width={88}
          height={88}
        />
        {hydrated && !isOnly && (
          <span className="absolute top-1 right-1 rounded-control bg-card p-0.5 text-ink">
            <Icon name="grip-vertical" />
          </span>
        )}
        {number === 1 && (
          <span className="absolute bottom-1 left-1">
            <Badge>First</Badge>
          </span>
        )}
      </span>
      <div className="grid min-w-0 content-start gap-2">
        {(tile.state === "sending" || tile.state === "waiting") && (
          <TileProgress tile={tile} number={number} />
        )}
        {tile.state === "failed" && <FieldError role="alert">{tile.error}</FieldError>}
        <TextField
          id={altField(tile.id)}
          smallLabel
          name={isStored ? altField(tile.id) : undefined}
          label={`What photo ${number} shows (optional)`}
          defaultValue={tile.alt}
          error={error}
          autoComplete="off"
        />
      </div>
      <div className="col-span-full flex flex-wrap gap-1.5">
        {tile.state === "failed" && (
          <Button type="button" size="compact" onClick={() => photos.retry(tile.key)}>
            <Icon name="rotate-ccw" />
            Try Again<span className="sr-only"> to send photo {number}</span>
          </Button>
        )}
        {number > 1 && button("earlier", "Up", "arrow-up")}
        {!last && button("later", "Down", "arrow-down")}
        {button("remove", "Remove", "trash-2")}
      </div>
    </li>
  );
}

/** Moving or removing a photo moves or removes the pressed button; the focus goes to the nearest element. */
function keepFocus(pressed: HTMLButtonElement, description: string): void {
  setTimeout(() => {
    const target = pressed.isConnected ? pressed : document.getElementById(description);
    (target ?? document.getElementById("images"))?.focus();
  });
}

function TileProgress({ tile, number }: { tile: PhotoTile; number: number }) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <progress
        className="h-3 flex-1 accent-primary"
        max={100}
        value={tile.percent}
        aria-label={`Sending photo ${number}`}
      />
      {tile.state === "waiting" ? "Waiting" : progressText(tile.percent)}
    </p>
  );
}

function progressText(percent: number): string {
  if (percent === 0) return "Getting ready";
  return percent < 100 ? `${percent} %` : "Checking";
}
