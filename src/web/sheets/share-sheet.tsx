import { useId, useState } from 'preact/hooks'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { copyText } from '../clipboard.ts'
import { Choices, Switch } from '../kit/choice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { announce } from '../shell/live-regions.tsx'
import { embedText } from '../text/en/embed.ts'
import { shareSheetText } from '../text/en/sheets.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { isThisComputerOnly } from '../this-computer-only.ts'
import { embedCode, useEmbeddable } from './embed-code.ts'
import type { SharedGame } from './share.ts'
import './sheets.css'

/** Links longer than this look bad in a message. */
const LONG_LINK = 120

interface ShareSheetProps {
  readonly shared: SharedGame
  close(): void
}

/** The result in a sentence, with an optional board in characters and a link, to be copied or sent. */
export function ShareSheet({ shared, close }: ShareSheetProps) {
  const { sentence, grid, links } = shared
  const [withGrid, setWithGrid] = useState(false)
  const [to, setTo] = useState(links[0]?.to)
  const [said, setSaid] = useState('')
  const id = useId()
  const [short, setShort] = useState<Readonly<Record<string, string>>>({})
  const isEmbeddable = useEmbeddable()
  const whole = links.find(link => link.to === to)?.address
  const address = whole && (short[whole] ?? whole)
  const text = [sentence, ...(withGrid && grid ? [grid] : []), ...(address ? [address] : [])].join('\n')

  async function take(what: string, copied: string): Promise<void> {
    const sentenceSaid = (await copyText(what)) ? copied : shareSheetText.copyFailed
    setSaid(sentenceSaid)
    announce(sentenceSaid)
  }

  async function shorten(long: string): Promise<void> {
    const { shortenAddress } = await import('../online/short-link.ts')
    const made = await shortenAddress(long)
    if (made.ok) setShort({ ...short, [long]: made.value })
    const sentenceSaid = made.ok ? shareSheetText.shortened : rejectionSentence(made.rejection)
    setSaid(sentenceSaid)
    announce(sentenceSaid)
  }

  return (
    <Sheet title={tableText.share} closeLabel={shellText.close} close={close}>
      {links.length > 1 && (
        <Choices
          legend={shareSheetText.leads}
          layout="row"
          choices={links.map(link => ({ value: link.to, label: shareSheetText.links[link.to] }))}
          chosen={String(to)}
          choose={chosen => setTo(links.find(link => link.to === chosen)?.to)}
        />
      )}
      {grid && <Switch label={shareSheetText.grid} on={withGrid} set={setWithGrid} />}
      <label for={id} class="visually-hidden">
        {shareSheetText.text}
      </label>
      <textarea
        id={id}
        class="field share-text"
        readOnly
        rows={Math.min(12, text.split('\n').length + 2)}
        value={text}
      />
      <div class="buttons">
        <button type="button" class="pill primary" onClick={() => take(text, shareSheetText.copied)}>
          {shareSheetText.copy}
        </button>
        {address && (
          <button type="button" class="pill" onClick={() => take(address, shareSheetText.copiedLink)}>
            {shareSheetText.copyLink}
          </button>
        )}
        {address && address.length > LONG_LINK && (
          <button type="button" class="pill" onClick={() => shorten(address)}>
            {shareSheetText.shorten}
          </button>
        )}
        {whole && isEmbeddable && (
          <button type="button" class="pill" onClick={() => take(embedCode(whole), embedText.copied)}>
            {embedText.copy}
          </button>
        )}
        {'share' in navigator && (
          // A cancelled share isn't a failure.
          <button type="button" class="pill" onClick={() => navigator.share({ text }).catch(() => {})}>
            {shareSheetText.send}
          </button>
        )}
      </div>
      {said && <p class="message note">{said}</p>}
      {address && shared.isAnalysisLeftOut && <p class="soft">{shareSheetText.analysisLeftOut}</p>}
      {!address && <p class="soft">{shareSheetText.noLink}</p>}
      {address && isThisComputerOnly() && <p class="soft">{shareSheetText.localOnly}</p>}
    </Sheet>
  )
}
