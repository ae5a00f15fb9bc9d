/** Whether a request only reads: by GET, or by HEAD, which asks for the headers alone. */
export const isRead = ({ method }: Pick<Request, "method">) =>
  method === "GET" || method === "HEAD";
