export const learnWords = {
  title: 'Learn',
  lead: 'The rules in a minute, and what is worth knowing.',
}
