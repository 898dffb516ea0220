const PLAIN: Readonly<Record<string, string>> = {
  '…': '...',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
}

/** A text whose signs of punctuation are there in ASCII too, for where there is no more. */
export function plainPunctuation(text: string): string {
  return text.replace(/[…‘’“”–]/g, sign => PLAIN[sign]!)
}
