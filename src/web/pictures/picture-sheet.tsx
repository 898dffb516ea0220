import { useEffect, useMemo, useState } from 'preact/hooks'
import { toBase64 } from '#app/base64.ts'
import { PICTURE_THEMES, type PictureTheme } from '#app/pictures/palette.ts'
import { PICTURE_FORMATS, type PictureFormat } from '#app/pictures/picture-format.ts'
import { Choices } from '../kit/choice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { isMotionAllowed } from '../settings/settings.ts'
import { downloadFile, exportFileName } from '../sheets/share.ts'
import { announce } from '../shell/live-regions.tsx'
import { pictureText } from '../text/en/pictures.ts'
import { shellText } from '../text/en/shell.ts'
import { type PictureSource, type PictureState, usePicture } from './use-picture.ts'
import '../sheets/sheets.css'

const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  gif: 'image/gif',
  png: 'image/png',
  svg: 'image/svg+xml',
}

export interface PictureSheetProps {
  readonly source: PictureSource
  /** Only a finished game becomes a moving picture. */
  readonly isOver: boolean
  close(): void
}

/** A picture of a game or of a position, to be downloaded, sent or copied. */
export function PictureSheet({ source, isOver, close }: PictureSheetProps) {
  const formats = PICTURE_FORMATS.filter(format => format !== 'gif' || isOver)
  const [format, setFormat] = useState<PictureFormat>(formats[0]!)
  const [theme, setTheme] = useState<PictureTheme>(currentTheme)
  const { state, draw, cancel } = usePicture(source, format, theme)
  useEffect(() => {
    if (state.kind === 'ready') announce(pictureText.ready)
  }, [state.kind])
  return (
    <Sheet title={pictureText.title} closeLabel={shellText.close} close={close}>
      <Choices
        legend={pictureText.format}
        layout="row"
        choices={formats.map(value => ({ value, label: pictureText.formats[value] }))}
        chosen={format}
        choose={chosen => setFormat(formats.find(one => one === chosen) ?? format)}
      />
      <Choices
        legend={pictureText.theme}
        layout="row"
        choices={PICTURE_THEMES.map(value => ({ value, label: pictureText.themes[value] }))}
        chosen={theme}
        choose={chosen => setTheme(PICTURE_THEMES.find(one => one === chosen) ?? theme)}
      />
      <div class="picture-frame">
        {state.kind === 'ready' ? (
          <Ready key={format} source={source} format={format} bytes={state.bytes} />
        ) : (
          <Unready state={state} draw={draw} cancel={cancel} />
        )}
      </div>
    </Sheet>
  )
}

interface UnreadyProps {
  readonly state: Exclude<PictureState, { readonly kind: 'ready' }>
  draw(): void
  cancel(): void
}

function Unready({ state, draw, cancel }: UnreadyProps) {
  if (state.kind === 'no-board') return <p class="message note">{pictureText.noBoard}</p>
  if (state.kind !== 'drawing')
    return (
      <>
        <p class="message note">{pictureText[state.kind]}</p>
        <button type="button" class="pill" onClick={draw}>
          {pictureText.again}
        </button>
      </>
    )
  const { done, of } = state
  return (
    <>
      <p>{of === 0 ? pictureText.drawing : pictureText.drawn(done, of)}</p>
      <progress aria-label={pictureText.drawing} {...(of > 0 && { value: done, max: of })} />
      <button type="button" class="pill" onClick={cancel}>
        {pictureText.cancel}
      </button>
    </>
  )
}

interface ReadyProps {
  readonly source: PictureSource
  readonly format: PictureFormat
  readonly bytes: Uint8Array
}

function Ready({ source: { loadedGame, saved }, format, bytes }: ReadyProps) {
  const [said, setSaid] = useState('')
  const [isShown, setShown] = useState(format !== 'gif' || isMotionAllowed())
  const type = MEDIA_TYPES[format]
  const name = exportFileName(saved.record, format)
  const file = useMemo(() => new File([bytes.slice()], name, { type }), [bytes, name, type])
  // The policy of the pages allows pictures in data addresses, but no blobs.
  const address = useMemo(() => `data:${type};base64,${toBase64(bytes)}`, [bytes, type])

  async function copy(): Promise<void> {
    const sentence = (await copyPicture(file)) ? pictureText.copied : pictureText.copyFailed
    setSaid(sentence)
    announce(sentence)
  }

  return (
    <>
      {isShown ? (
        <img class="picture" src={address} alt={pictureText.alt(loadedGame.card.title)} />
      ) : (
        <button type="button" class="pill" onClick={() => setShown(true)}>
          {pictureText.play}
        </button>
      )}
      <div class="buttons">
        <button type="button" class="pill primary" onClick={() => downloadFile(name, file)}>
          {pictureText.download}
        </button>
        {'canShare' in navigator && navigator.canShare({ files: [file] }) && (
          // A cancelled share isn't a failure.
          <button
            type="button"
            class="pill"
            onClick={() => navigator.share({ files: [file] }).catch(() => {})}
          >
            {pictureText.send}
          </button>
        )}
        {format === 'png' && 'ClipboardItem' in window && (
          <button type="button" class="pill" onClick={copy}>
            {pictureText.copy}
          </button>
        )}
      </div>
      {said && <p class="message note">{said}</p>}
    </>
  )
}

async function copyPicture(file: File): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
    return true
  } catch {
    return false
  }
}

/** The colours in which the page is shown. */
function currentTheme(): PictureTheme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
