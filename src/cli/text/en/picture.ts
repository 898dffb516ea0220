import type { PictureFormat } from '#app/pictures/picture-format.ts'

export const pictureText = {
  formatRefused: (given: string) => `--format takes gif, png or svg, not “${given}”.`,
  sizeRefused: (given: string, format: PictureFormat, { min, max }: { min: number; max: number }) =>
    `A ${format} can be ${min} to ${max} pixels wide or high. “${given}” isn’t one of these sizes.`,
  positionRefused: (given: string, last: number) =>
    `The game has positions 0 to ${last}. “${given}” isn’t one of them.`,
  positionOfMoving: 'A gif shows all moves. For a still with --at, choose --format png or svg.',
  movingOnceOver: 'Only finished games become a gif. This one is still in play; choose --format png or svg.',
  noPictures: (title: string) => `There are no pictures of ${title} yet.`,
  noBoard: 'There’s no board yet in this position. Choose a later one with --at.',
  noBinaryOnTerminal: 'A picture can’t be shown here. Give a file with --output, or redirect the output.',
  written: (file: string) => `The picture is in ${file}.`,
  title: (game: string, position: number, last: number) =>
    position === last ? `Quincunx: ${game}` : `Quincunx: ${game}, position ${position} of ${last}`,
}
