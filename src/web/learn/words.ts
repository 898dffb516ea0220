export const learnWords = {
  title: 'Learn',
  toAbout: 'About Quincunx: licences and thanks',
  lead: 'The rules in a minute, and what is worth knowing.',
}
