/// <reference types="vite/client" />

/** Which files hold the words, as they were built: config/vite/word-files.ts. */
declare module 'virtual:words' {
  export const manifest: import('#lexicon/library.ts').Manifest
}
