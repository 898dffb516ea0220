import { groupDigits } from '#kernel/group-digits.ts'

export const customDictionaryText = {
  builtIn: 'Built-in English words',
  onServerOnly:
    'Online, you can use one of your own dictionaries only if the server has it too. Its host can add it: send them the file.',
  count: (size: number) => `${groupDigits(size)} ${size === 1 ? 'word' : 'words'}`,
  file: (label: string) => `Choose a file: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  ownWords: 'Choose your own dictionary',
  reading: (file: string) => `Reading ${file}…`,
  kept: (name: string, size: number) => `${name}: ${groupDigits(size)} words, saved on this device.`,
  forget: (name: string) => `Delete ${name}`,
  forgetTitle: (name: string) => `Delete the dictionary ${name}?`,
  forgetText:
    'It is removed from this device. Games that were played with it can be opened again once you import its file.',
  forgetYes: 'Delete',
  forgotten: (name: string) => `${name} was deleted.`,
  tooLarge: 'The file is too large for a dictionary. Choose a text file with one word per line.',
  notKept:
    'The dictionary couldn’t be saved. There may be no room left on the device, or this may be a private window.',
  needed: 'Choose the file with its words and the game opens. Nothing is lost.',
  itsFile: 'Choose its dictionary',
  loadedFile: (name: string, lines: number) =>
    `${name}: ${groupDigits(lines)} ${lines === 1 ? 'line' : 'lines'}.`,
  unnamedFile: 'Your list',
  removeFile: 'Remove',
}
