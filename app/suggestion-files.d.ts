interface ImportMetaEnv {
  /** The folder of the suggestion files, named after what they hold (tools/vite/suggestion-files.ts). */
  readonly SUGGESTION_FILES: string;
}
