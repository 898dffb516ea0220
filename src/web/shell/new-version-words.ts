export const newVersionWords = {
  label: 'A new version',
  text: 'A new version of Quincunx is here. Your games stay as they are.',
  load: 'Load it',
  later: 'Later',
}
