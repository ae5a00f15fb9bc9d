import { crc32 } from "node:zlib";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;

/**
 * The files of an archive by name, as its directory at the end lists them. Throws when it is incomplete, or when a
 * file is compressed or does not match its checksum.
 */
export function filesInZip(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("No directory at the end.");
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error("Not an entry of the directory.");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== LOCAL)
      throw new Error(`${name} is not where it should be.`);
    if (view.getUint16(at + 10, true) !== 0) throw new Error(`${name} is compressed.`);
    const begins = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const bytes = archive.subarray(begins, begins + view.getUint32(at + 24, true));
    if (crc32(bytes) !== view.getUint32(at + 16, true)) throw new Error(`${name} is damaged.`);
    files.set(name, bytes);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}
