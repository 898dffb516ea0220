/** What a list of words is called, from the name of its file. */
export function wordListNameOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
}
