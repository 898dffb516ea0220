import type { PictureTheme } from '#app/pictures/palette.ts'
import type { PictureFormat } from '#app/pictures/picture-format.ts'

export const pictureText = {
  title: 'Picture',
  format: 'What to draw',
  formats: {
    gif: 'All moves (GIF)',
    png: 'Still (PNG)',
    svg: 'Still (SVG)',
  } satisfies Readonly<Record<PictureFormat, string>>,
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark' } satisfies Readonly<Record<PictureTheme, string>>,
  drawing: 'Drawing the picture…',
  drawn: (done: number, of: number) => `Drawing the picture: ${done} of ${of}`,
  ready: 'The picture is ready.',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  again: 'Draw it',
  failed: 'The picture couldn’t be drawn. Try again, or choose another kind.',
  noBoard: 'There’s no board yet, so there’s nothing to draw. Make a picture later in the game.',
  play: 'Play the picture',
  download: 'Download',
  send: 'Send',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The browser doesn’t allow copying pictures. Download it instead.',
  alt: (game: string) => `The picture of this game of ${game}`,
}
