/** The sentences of the print page. */

export const printText = {
  title: (game: string) => `Print ${game}`,
  lead: 'Puzzles on paper, with the solutions on a separate page.',
  count: 'How many',
  make: 'Make puzzles',
  making: (at: number, of: number) => `Making puzzle ${at} of ${of}…`,
  made: (count: number) => `${count} ${count === 1 ? 'puzzle is' : 'puzzles are'} ready to print.`,
  print: 'Print',
  again: 'Make new ones',
  solutions: 'Solutions',
  none: 'This game can’t be printed.',
  sheet: 'The sheet',
}
