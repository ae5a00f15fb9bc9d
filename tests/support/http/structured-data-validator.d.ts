declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(extracted: { jsonld: object; microdata: object; rdfa: object }): Promise<unknown[]>;
  }
}
