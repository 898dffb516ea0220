import { groupDigits } from '#kernel/group-digits.ts'

export const customDictionaryText = {
  builtIn: 'Built-in English words',
  count: (size: number) => `${groupDigits(size)} ${size === 1 ? 'word' : 'words'}`,
  file: (label: string) => `Choose a file: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  ownWords: 'Choose your own dictionary',
  reading: (file: string) => `Reading ${file}`,
  kept: (name: string, size: number) =>
    `${name}: ${groupDigits(size)} words, kept on this device under this name.`,
  forget: (name: string) => `Forget ${name}`,
  forgetTitle: (name: string) => `Forget the dictionary ${name}?`,
  forgetText:
    'Its words go from this device. Games that were played with it can be opened again once its file is brought back.',
  forgetYes: 'Forget it',
  forgotten: (name: string) => `${name} was forgotten.`,
  tooLarge: 'No dictionary is so large. Choose a text file with one word a line.',
  notKept:
    'The dictionary could not be kept. The device may have no room left, or the browser may keep nothing in a private window.',
  needed: 'Choose the file of its words, and the game opens. Nothing of it is lost.',
  itsFile: 'Choose its dictionary',
}
