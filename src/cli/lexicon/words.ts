export const lexiconHelp = `quincunx lexicon build LIST FILE [--alphabet RESERVOIR] [--longest N] [--skip]
quincunx lexicon look WORD... [--dictionary FILE]
quincunx lexicon match PATTERN [--dictionary FILE] [--page N]
quincunx lexicon rack LETTERS [--dictionary FILE] [--shortest N] [--longest N]

Words, for the games that are made of them. build compiles a list, one word a line, into a file that loads at once;
look says whether words are in the dictionary, how common they are and what they mean; match finds the words of a
pattern, a dot standing for any letter; rack finds the words that can be laid from some letters.

  --alphabet RESERVOIR  the letters, in order: a file of lines “letter points amount” (default: A to Z)
  --dictionary FILE     a lexicon file or a list of words (default: the built-in English words)
  --longest N           leave out longer words (default 15)
  --shortest N          leave out shorter words (default 2)
  --skip                leave out lines that are no words instead of refusing the list
  --page N              which ten of the matches (default 1)
  --json                one JSON object a line, for other programs

LIST may be - for standard input.

Examples:
  quincunx lexicon build words.txt words.lexicon
  quincunx lexicon build kelimeler.txt turkce.lexicon --alphabet turkce.txt
  quincunx lexicon look quixotic went
  quincunx lexicon match TR...
  quincunx lexicon match .A.A. --dictionary turkce.lexicon
  quincunx lexicon rack quincunx --shortest 3 --json`

export const lexiconWords = {
  sayWhat: (part: string | undefined, parts: readonly string[]) =>
    `${part === undefined ? 'Say what to do' : `There is no “lexicon ${part}”. Say what to do`}: ${parts.map(each => `lexicon ${each}`).join(', ')}. quincunx lexicon --help tells more.`,
  nameListAndFile:
    'Say which list to compile and into which file: quincunx lexicon build words.txt words.lexicon.',
  nameAWord: 'Say which word to look up: quincunx lexicon look WORD.',
  nameAPattern: 'Say which pattern to match, a dot for any letter: quincunx lexicon match TR...',
  nameLetters: 'Say which letters there are: quincunx lexicon rack LETTERS.',
  notWhole: (flag: string, given: string, least: number, most: number) =>
    `--${flag} takes a whole number from ${least} to ${most}, not “${given}”.`,
  notWritable: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
  built: (file: string, count: number, bytes: number) =>
    `${file}: ${count.toLocaleString('en')} words, ${(bytes / 1e6).toFixed(1)} MB`,
  duplicates: (count: number) => `${count.toLocaleString('en')} stood there more than once`,
  tooLong: (count: number, longest: number) =>
    `${count.toLocaleString('en')} left out: longer than ${longest} letters`,
  leftOut: (count: number) =>
    count === 1 ? 'one line left out: no word' : `${count.toLocaleString('en')} lines left out: no words`,
  hash: (hash: string) => `known by its hash ${hash}`,
  isWord: (word: string, level: number | undefined) =>
    level === undefined ? `${word} is a word.` : `${word} is a word, of level ${level}.`,
  isNoWord: (word: string) => `${word} is no word here.`,
  formOf: (base: string) => `a form of ${base}`,
  total: (total: number, page: number, pages: number) =>
    total === 0 ? 'No word matches.' : `${total.toLocaleString('en')} in all, page ${page} of ${pages}`,
}
