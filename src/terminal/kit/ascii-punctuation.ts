const ASCII_PUNCTUATION: Readonly<Record<string, string>> = {
  '…': '...',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
}

/** A text whose signs of punctuation are there in ASCII too, for where there is no more. */
export function toAsciiPunctuation(text: string): string {
  return text.replace(/[…‘’“”–]/g, sign => ASCII_PUNCTUATION[sign]!)
}
