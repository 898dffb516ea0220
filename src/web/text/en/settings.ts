/** The sentences of the settings page. */

export const settingsText = {
  title: 'Settings',
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motions: { system: 'As the device', none: 'None' },
  pace: 'The computer moves',
  paces: { 'at-once': 'At once', calm: 'Calmly', slow: 'Slowly' },
  confirming: 'A touch on the board',
  confirmingHelp: 'Touching twice guards against slips of the finger.',
  confirmings: {
    small: 'Twice when cells are small',
    always: 'Always twice',
    never: 'Once is enough',
  },
  stopwatch: 'The time a puzzle takes',
  stopwatches: { shown: 'Shown', hidden: 'Hidden' },
  sound: 'Sound',
  soundHelp: 'For moves, your turn, the last ten seconds and the result.',
  vibration: 'Vibration',
  signals: { off: 'Off', on: 'On' },
  about: 'About Quincunx',
  aboutText: 'Which version this is, and whose words, fonts and libraries are in it.',
  toAbout: 'About, licences and thanks',
}
