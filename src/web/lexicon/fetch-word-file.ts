/** A built-in file of words from the net, or from what the service worker has kept, unpacked. */
export async function fetchWordFile(file: string): Promise<ReadableStream> {
  const response = await fetch(`/words/${file}`)
  if (!response.ok || !response.body)
    throw new Error(`The words in ${file} cannot be had (${response.status}).`)
  return response.body.pipeThrough(new DecompressionStream('gzip'))
}
