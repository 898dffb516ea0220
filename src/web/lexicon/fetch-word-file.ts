/** Fetches a built-in word file, from the network or the service worker's cache, and unpacks it. */
export async function fetchWordFile(file: string): Promise<ReadableStream> {
  const response = await fetch(`/words/${file}`)
  if (!response.ok || !response.body)
    throw new Error(`The words in ${file} cannot be had (${response.status}).`)
  return response.body.pipeThrough(new DecompressionStream('gzip'))
}
