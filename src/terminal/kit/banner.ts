import type { Glyphs } from './glyphs.ts'

/** Capitals, digits and the dash: five rows of up to five columns each, from top to bottom. */
const LETTERS: Readonly<Record<string, string>> = {
  A: ' ## |#  #|####|#  #|#  #',
  B: '### |#  #|### |#  #|### ',
  C: ' ###|#   |#   |#   | ###',
  D: '### |#  #|#  #|#  #|### ',
  E: '####|#   |### |#   |####',
  F: '####|#   |### |#   |#   ',
  G: ' ###|#   |# ##|#  #| ###',
  H: '#  #|#  #|####|#  #|#  #',
  I: '###| # | # | # |###',
  J: '  ##|   #|   #|#  #| ## ',
  K: '#  #|# # |##  |# # |#  #',
  L: '#   |#   |#   |#   |####',
  M: '#   #|## ##|# # #|#   #|#   #',
  N: '#   #|##  #|# # #|#  ##|#   #',
  O: ' ## |#  #|#  #|#  #| ## ',
  P: '### |#  #|### |#   |#   ',
  Q: ' ## |#  #|#  #|# ##| ###',
  R: '### |#  #|### |# # |#  #',
  S: ' ###|#   | ## |   #|### ',
  T: '#####|  #  |  #  |  #  |  #  ',
  U: '#  #|#  #|#  #|#  #| ## ',
  V: '#   #|#   #| # # | # # |  #  ',
  W: '#   #|#   #|# # #|## ##|#   #',
  X: '#   #| # # |  #  | # # |#   #',
  Y: '#   #| # # |  #  |  #  |  #  ',
  Z: '####|  # | #  |#   |####',
  '2': '### |   #| ## |#   |####',
  '3': '### |   #| ## |   #|### ',
  '4': '#  #|#  #|####|   #|   #',
  '5': '####|#   |### |   #|### ',
  '6': ' ## |#   |### |#  #| ## ',
  '7': '####|   #|  # | #  | #  ',
  '8': ' ## |#  #| ## |#  #| ## ',
  '9': ' ## |#  #| ###|   #| ## ',
  '-': '   |   |###|   |   ',
}

const ROWS = 5
const GAP = '  '

/** A short text in letters five rows high; undefined where it has other characters. */
export function bannerLines(text: string, { full }: Glyphs): readonly string[] | undefined {
  const letters = [...text].map(letter => LETTERS[letter]?.split('|'))
  if (!letters.every(letter => letter !== undefined)) return undefined
  return Array.from({ length: ROWS }, (_, row) =>
    letters.map(letter => letter[row]!.replaceAll('#', full)).join(GAP),
  )
}
