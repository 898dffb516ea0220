import unhomoglyph from 'unhomoglyph'

/** Two names with the same key are the same name in another case or Unicode form. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/**
 * Two names with the same skeleton can be mistaken for each other, such as Ann with a Latin and with a Cyrillic A. This
 * is the skeleton of UTS 39, made twice because capitals and small letters have different look-alikes, and with i like
 * l, since a capital I looks like a small l. A skeleton is compared and never shown.
 */
export function nameSkeleton(name: string): string {
  const capitals = confusableForm(name.normalize('NFKC'))
  const small = confusableForm(capitals.toLowerCase())
  return small.toLowerCase().replaceAll('i', 'l').replace(/\s+/gu, '')
}

function confusableForm(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD')
}
