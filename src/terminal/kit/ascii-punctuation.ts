const ASCII_PUNCTUATION: Readonly<Record<string, string>> = {
  '…': '...',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '×': 'x',
  '±': '+/-',
  '∗': '*',
  '⊕': 'xor',
  '\ufffd': '?',
}

/** Replaces typographic characters by ASCII. */
export function toAsciiPunctuation(text: string): string {
  return text.replace(/[…‘’“”–—×±∗⊕\ufffd]/g, sign => ASCII_PUNCTUATION[sign]!)
}
