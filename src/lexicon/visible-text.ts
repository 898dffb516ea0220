/** Control characters other than a line break, and characters that turn the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it finds
const UNSHOWN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const CONTROL_PICTURES = 0x2400
const DELETE = 0x7f
const DELETE_PICTURE = '␡'
const REPLACEMENT = '\ufffd'

/** A text whose control characters are visible: quoted from a file as they are, they would control the terminal. */
export function showControlCharacters(text: string): string {
  return text.replace(UNSHOWN, character => {
    const code = character.charCodeAt(0)
    if (code === DELETE) return DELETE_PICTURE
    return code < 0x20 ? String.fromCharCode(CONTROL_PICTURES + code) : REPLACEMENT
  })
}
