/** The name of a word list: its file name without folder and extension. */
export function wordListNameOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '')
}
