/** The sentences of the print page. */

export const printText = {
  title: (game: string) => `Print ${game}`,
  lead: 'Puzzles on paper, their solutions on a page of their own.',
  count: 'How many',
  make: 'Make them',
  making: (at: number, of: number) => `Making puzzle ${at} of ${of}`,
  made: (count: number) => `${count} ${count === 1 ? 'puzzle is' : 'puzzles are'} ready to print.`,
  print: 'Print',
  anew: 'Make others',
  solutions: 'Solutions',
  none: 'This game cannot be printed.',
  sheet: 'The sheet',
}
