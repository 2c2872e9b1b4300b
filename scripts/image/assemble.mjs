// Copies what the image needs at run time into a separate folder: everything
// that the built api needs, and the program that publishes the pages.
//   node scripts/image/assemble.mjs FOLDER
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import {
  Contrib,
  Enums,
  Models,
  Serialize,
  Spec,
} from '@cyclonedx/cyclonedx-library'
import { nodeFileTrace } from '@vercel/nft'

import { fromRoot, root } from '../setup/root.mjs'

// Redwood loads functions by their path without an import, so the trace starts
// from every built file.
const entries = () => [
  ...readdirSync(fromRoot('api', 'dist'), { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => fromRoot('api', 'dist', file)),
  fromRoot('scripts', 'pages', 'publish.mjs'),
]

// Only Node 20.19 and later supports the condition `module-sync`.
const conditions = [['node'], ['node', 'module-sync']]

/**
 * The files that the api and the publishing program may load, found by
 * following all imports. They are a small part of the packages that a build
 * needs.
 *
 * @returns paths from the root of the repository, including Yarn's links
 */
async function traceEntries() {
  const traces = conditions.map((of) =>
    nodeFileTrace(entries(), { base: root, conditions: of })
  )
  const files = (await Promise.all(traces)).flatMap(({ fileList }) => [
    ...fileList,
  ])
  return [...new Set(files)].sort()
}

const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

const legal = /^(?:licen[cs]e|copying|notice|copyright)/i

/**
 * @param files paths from the root of the repository
 * @returns for each package its folder, its package.json, and the licence files
 * that must be copied with it
 */
function packagesOf(files) {
  const folders = new Set(
    files.flatMap((file) => packageFolder.exec(file)?.[0] ?? [])
  )
  return [...folders]
    .filter((folder) => existsSync(fromRoot(folder, 'package.json')))
    .sort()
    .map((folder) => ({
      folder,
      manifest: JSON.parse(
        readFileSync(fromRoot(folder, 'package.json'), 'utf8')
      ),
      legalFiles: readdirSync(fromRoot(folder))
        .filter((name) => legal.test(name))
        .map((name) => `${folder}/${name}`),
    }))
}

const { Builders, Factories } = Contrib.FromNodePackageJson

const licences = new Contrib.License.Factories.LicenseFactory()
const references = new Factories.ExternalReferenceFactory()
const builder = new Builders.ComponentBuilder(references, licences)

const urlOf = ({ name, version }) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf(manifest, type) {
  const component = builder.makeComponent(manifest, type)
  component.purl = urlOf(manifest)
  component.bomRef.value = component.purl
  return component
}

/**
 * Lists the software in an image, as CycloneDX 1.6 in JSON
 * (https://cyclonedx.org/docs/1.6/json/). Equal files give equal documents: no
 * timestamps, no random ids.
 *
 * @param product package.json of the product
 * @param manifests package.json of each package
 */
function sbom(product, manifests) {
  const bom = new Models.Bom()
  const { name, version, license } = product
  const type = Enums.ComponentType.Application
  bom.metadata.component = componentOf({ name, version, license }, type)
  // Lists each version once, even if it is installed several times.
  const packages = new Map(manifests.map((each) => [urlOf(each), each]))
  for (const manifest of packages.values()) {
    bom.components.add(componentOf(manifest, Enums.ComponentType.Library))
  }
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return new Serialize.JsonSerializer(normalizer).serialize(bom, {
    sortLists: true,
    space: 1,
  })
}

// Files that the api and the publishing program read without importing them.
const own = [
  'package.json',
  'redwood.toml',
  '.env.defaults',
  'LICENSE',
  'api/dist',
  'deploy/headers.json',
  'deploy/pages/dist',
  'web/dist',
]

// Redwood creates these folders if they are missing, but its user in the image
// has no right to do so.
const foldersOfRedwood = ['.redwood/types/includes', '.redwood/types/mirror']

// Volumes are mounted here, so a read-only image must have the folders.
const mounted = ['deploy/nginx/dist', 'deploy/family/dist']

/**
 * @param target an empty folder, to which files are copied under their paths in
 * the repository
 */
async function assemble(target) {
  const traced = await traceEntries()
  const packages = packagesOf(traced)
  const legal = packages.flatMap(({ legalFiles }) => legalFiles)
  for (const path of new Set([...traced, ...legal, ...own])) {
    cpSync(fromRoot(path), join(target, path), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const path of [...foldersOfRedwood, ...mounted]) {
    mkdirSync(join(target, path), { recursive: true })
  }
  const product = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const manifests = packages.map(({ manifest }) => manifest)
  writeFileSync(join(target, 'sbom.cdx.json'), sbom(product, manifests))
  console.log(`${packages.length} packages, ${traced.length} files.`)
}

await assemble(process.argv[2])
