export const passDeviceWords = {
  turn: (name: string) => `${name}, it is your turn, and it is secret.`,
  alone: 'Go on when only you are looking.',
  lift: 'Only I am looking',
}
