const ASCII_PUNCTUATION: Readonly<Record<string, string>> = {
  '…': '...',
  '×': 'x',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '×': 'x',
}

/** Replaces typographic characters by ASCII. */
export function toAsciiPunctuation(text: string): string {
  return text.replace(/[…‘’“”–×]/g, sign => ASCII_PUNCTUATION[sign]!)
}
