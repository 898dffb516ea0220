/** The sentences of the settings page. */

export const settingsText = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'Match system', light: 'Light', dark: 'Dark' },
  motion: 'Animations',
  motions: { system: 'Match system', none: 'Off' },
  pace: 'Computer’s speed',
  paces: { 'at-once': 'Instant', calm: 'Normal', slow: 'Slow' },
  confirming: 'Tap to play',
  confirmingHelp: 'A second tap prevents accidental moves.',
  confirmings: {
    small: 'Two taps on small cells',
    always: 'Always two taps',
    never: 'Single tap',
  },
  stopwatch: 'Puzzle timer',
  stopwatches: { shown: 'Show', hidden: 'Hide' },
  sound: 'Sound',
  soundHelp: 'For moves, your turn, the last ten seconds and the result.',
  vibration: 'Vibration',
  signals: { off: 'Off', on: 'On' },
  about: 'About Quincunx',
  aboutText: 'The version, and credits for the words, fonts and libraries.',
  toAbout: 'About, licences and credits',
}
