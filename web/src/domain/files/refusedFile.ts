import { extensionOf } from './fileName'

/** Bytes; the largest file that is sent or taken. */
export const mostFileBytes = 100_000_000

/**
 * Why a file is neither sent nor taken: it has nothing in it, is too large, is
 * a program or something else that a computer runs, or has others packed in it,
 * which nobody sees before it is opened.
 */
export type FileRefusal = 'empty' | 'too-large' | 'program' | 'packed'

/** What is known of a file before its content. */
export interface AnnouncedFile {
  /** as `fileName` returns it */
  name: string
  /** in bytes */
  size: number
  /** the media type that the sender’s browser has, often empty */
  mime: string
}

const listed = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(' '))

/** What Windows, macOS, Linux, Android or a browser runs when it is opened. */
const programs = listed(
  'exe com scr pif bat cmd msi msp mst msix msixbundle appx appxbundle',
  'appinstaller application appref-ms ps1 ps1xml psm1 psd1 psc1 vb vbs vbe',
  'js jse mjs cjs ws wsf wsc wsh hta cpl dll ocx sys drv efi lnk url scf inf',
  'reg job jar jnlp class gadget diagcab msc msh chm hlp xll wll slk iqy rdp',
  'library-ms search-ms searchconnector-ms settingcontent-ms theme themepack',
  'deskthemepack website one onepkg mde accde ade adp',
  'app pkg mpkg dmg command terminal tool workflow action scpt scptd',
  'applescript mobileconfig webloc inetloc fileloc',
  'sh bash zsh csh ksh fish run bin elf so o deb rpm appimage snap flatpak',
  'flatpakref desktop py pyc pyw pyz pl rb php lua tcl',
  'apk apks xapk aab ipa crx xpi swf wasm',
  'html htm xhtml xht shtml mht mhtml svg svgz xsl xslt',
  'docm dotm xlsm xltm xlsb xlam xla pptm potm ppam ppsm sldm'
)

const packed = listed(
  'zip zipx rar 7z tar gz tgz bz2 tbz xz txz lz lzma zst z cab arj lzh lha ace',
  'cpio iso img udf vhd vhdx vmdk wim'
)

/** Of these, also as the last but one: `setup.exe.pdf` pretends in both ways. */
const windowsPrograms = listed('exe scr pif bat cmd msi vbs lnk ps1 hta')

/** Documents that are ZIP archives by construction. */
const zippedDocuments = listed(
  'docx xlsx pptx ppsx odt ods odp epub pages numbers key'
)

const programTypes =
  /x-(?:ms)?(?:dos-program|download|dos-executable|msi|executable|elf|sh\b|shellscript|csh|perl|python|ruby|php|desktop|apple-diskimage|java|chrome-extension|xpinstall|mach)|portable-executable|java-archive|package-archive|debian|rpm|javascript|ecmascript|html|svg|macroenabled|hta\b|wasm/

const packedTypes =
  /(?:^|[/-])(?:zip|gzip|x-7z|7z|x-?rar|vnd\.rar|x-tar|bzip2?|x-xz|x-compress|x-iso9660|vnd\.ms-cab)/

/**
 * By name, size and media type, the same on both sides.
 *
 * @returns null if nothing speaks against it
 */
export function refusedFile({
  name,
  size,
  mime,
}: AnnouncedFile): FileRefusal | null {
  if (size <= 0) return 'empty'
  if (size > mostFileBytes) return 'too-large'
  const extension = extensionOf(name)
  const before = extensionOf(name.slice(0, -extension.length - 1).trimEnd())
  if (programs.has(extension) || windowsPrograms.has(before)) return 'program'
  const type = mime.toLowerCase()
  if (programTypes.test(type)) return 'program'
  if (packed.has(extension) || packedTypes.test(type)) return 'packed'
  return null
}

/** How many of a file’s first bytes `refusedContent` reads. */
export const headBytes = 16

const magic = (refusal: FileRefusal, ...bytes: number[]) => ({ refusal, bytes })

const letters = (text: string): number[] =>
  Array.from(text, (letter) => letter.charCodeAt(0))

const zip = letters('PK')

/** By which a system knows what to run, whatever the name says. */
const magics = [
  magic('program', ...letters('MZ')),
  magic('program', 0x7f, ...letters('ELF')),
  magic('program', ...letters('#!')),
  magic('program', 0xef, 0xbb, 0xbf, ...letters('#!')),
  magic('program', 0xfe, 0xed, 0xfa, 0xce),
  magic('program', 0xfe, 0xed, 0xfa, 0xcf),
  magic('program', 0xce, 0xfa, 0xed, 0xfe),
  magic('program', 0xcf, 0xfa, 0xed, 0xfe),
  magic('program', 0xca, 0xfe, 0xba, 0xbe),
  magic('program', ...letters('dex\n')),
  magic('program', ...letters('xar!')),
  magic('program', ...letters('ITSF')),
  magic('program', 0x00, ...letters('asm')),
  magic('program', 0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00),
  magic('packed', ...letters('Rar!')),
  magic('packed', 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  magic('packed', ...letters('MSCF')),
  magic('packed', 0x1f, 0x8b),
  magic('packed', ...letters('BZh')),
  magic('packed', 0xfd, ...letters('7zXZ')),
]

/**
 * By how it begins, the same on both sides.
 *
 * @param head the first `headBytes`, or all of it
 * @param name as `fileName` returns it
 */
export function refusedContent(
  head: Uint8Array,
  name: string
): FileRefusal | null {
  const begins = (bytes: readonly number[]) =>
    bytes.every((byte, at) => head[at] === byte)
  const isArchive = begins(zip) && !zippedDocuments.has(extensionOf(name))
  if (isArchive) return 'packed'
  return magics.find(({ bytes }) => begins(bytes))?.refusal ?? null
}
