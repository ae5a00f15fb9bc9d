import type { MouseEvent } from "react";
import { altField, type PhotoMove } from "#app/domain/services/photo.ts";
import { TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import type { PhotoTile, PhotoTiles } from "./use-photo-tiles.ts";

type PhotoTileRowProps = {
  tile: PhotoTile;
  /** Its place in the list, from 1. */
  number: number;
  last: boolean;
  /** What is wrong with its description. */
  error?: string;
  hydrated: boolean;
  photos: PhotoTiles;
};

/** One photo: how far it is, what it shows, and its place among the others. */
export function PhotoTileRow(props: PhotoTileRowProps) {
  const { tile, number, last, error, hydrated, photos } = props;
  const stored = tile.state === "stored";
  const button = (move: PhotoMove, word: string, icon: string) => (
    <button
      className="btn alt s"
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
      {word}
      <span className="vh"> photo {number}</span>
    </button>
  );
  return (
    <li className="tile">
      {stored && <input type="hidden" name="photo" value={tile.id} />}
      <span className={stored ? "tile-pic" : "tile-pic coming"}>
        <img src={tile.preview} alt="" width={88} height={88} />
        {number === 1 && <span className="cover">First</span>}
      </span>
      <div className="tile-text">
        {(tile.state === "sending" || tile.state === "waiting") && (
          <TileProgress tile={tile} number={number} />
        )}
        {tile.state === "failed" && (
          <p className="err" role="alert">
            <Icon name="circle-alert" />
            {tile.error}
          </p>
        )}
        <TextField
          id={altField(tile.id)}
          name={stored ? altField(tile.id) : undefined}
          label={`What photo ${number} shows (optional)`}
          defaultValue={tile.alt}
          error={error}
          autoComplete="off"
        />
      </div>
      <div className="tile-acts">
        {tile.state === "failed" && (
          <button type="button" className="btn s" onClick={() => photos.retry(tile.key)}>
            <Icon name="rotate-ccw" />
            Try again<span className="vh"> to send photo {number}</span>
          </button>
        )}
        {number > 1 && button("earlier", "Up", "arrow-up")}
        {!last && button("later", "Down", "arrow-down")}
        {button("remove", "Remove", "trash-2")}
      </div>
    </li>
  );
}

/** Moving a photo moves its buttons, or takes them away, and the focus with them: it stays as near as it can. */
function keepFocus(pressed: HTMLButtonElement, description: string): void {
  setTimeout(() => {
    const near = pressed.isConnected ? pressed : document.getElementById(description);
    (near ?? document.getElementById("images"))?.focus();
  });
}

function TileProgress({ tile, number }: { tile: PhotoTile; number: number }) {
  return (
    <p className="tile-progress sm">
      <progress max={100} value={tile.percent} aria-label={`Sending photo ${number}`} />
      {tile.state === "waiting" ? "Waiting" : progressText(tile.percent)}
    </p>
  );
}

function progressText(percent: number): string {
  if (percent === 0) return "Getting ready";
  return percent < 100 ? `${percent} %` : "Checking";
}
