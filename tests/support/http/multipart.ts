/** The body of a form with files as a browser writes it: also a field without a file has a name of a file, an empty one. */
export function multipartBody(data: FormData): Blob {
  const boundary = `----form-${crypto.randomUUID()}`;
  const parts = [...data].flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    if (typeof value === "string") return [`${head}\r\n\r\n${value}\r\n`];
    const type = value.type || "application/octet-stream";
    return [`${head}; filename="${value.name}"\r\nContent-Type: ${type}\r\n\r\n`, value, "\r\n"];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], {
    type: `multipart/form-data; boundary=${boundary}`,
  });
}
