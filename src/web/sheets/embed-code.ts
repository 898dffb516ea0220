import { useEffect, useState } from 'preact/hooks'
import { embedPath } from '#app/route.ts'
import { embedText } from '../text/en/embed.ts'

/** Whether this server lets other sites show its puzzles, exercises and replays in a frame. */
export function useEmbeddable(): boolean {
  const [isEmbeddable, setEmbeddable] = useState(false)
  useEffect(() => {
    // Without a connection nothing is offered.
    mayBeEmbedded().then(setEmbeddable, () => {})
  }, [])
  return isEmbeddable
}

/** Asks the server for the policy of a page in a frame: without permission no site may frame it. */
async function mayBeEmbedded(): Promise<boolean> {
  const { headers } = await fetch(embedPath('/replay'), { method: 'HEAD' })
  const policy = headers.get('content-security-policy')
  return policy !== null && !policy.includes("frame-ancestors 'none'")
}

/** From this height on, a board and all its controls fit without scrolling. */
const HEIGHT = 760
const WIDTH = 480

/** The HTML with which another page shows a puzzle, an exercise or a replay of this server. */
export function embedCode(address: string): string {
  const { origin } = new URL(address)
  const embedded = origin + embedPath(address.slice(origin.length))
  const source = embedded.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<iframe src="${source}" title="${embedText.frame}" width="${WIDTH}" height="${HEIGHT}" style="border:0;max-width:100%" loading="lazy"></iframe>`
}
