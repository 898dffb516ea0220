import { type Result, reject } from '#kernel/result.ts'
import { readSaved, type SavedGame, writeSaved } from '#session/saved.ts'

/** A game written so small that a link carries it. */
export async function writeLinkData(saved: SavedGame): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(writeSaved(saved)),
    new CompressionStream('deflate-raw'),
  )
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export async function readLinkData(data: string): Promise<Result<SavedGame>> {
  try {
    const base64 = data.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const text = await through(bytes, new DecompressionStream('deflate-raw'))
    return readSaved(new TextDecoder().decode(text))
  } catch {
    return reject('not-a-saved-game')
  }
}

export async function replayLink(saved: SavedGame): Promise<string> {
  return `${location.origin}/replay#${await writeLinkData(saved)}`
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
