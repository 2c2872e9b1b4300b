import {
  Contrib,
  Enums,
  Models,
  Serialize,
  Spec,
} from '@cyclonedx/cyclonedx-library'

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
 * What software an image holds, as CycloneDX 1.6 in JSON
 * (https://cyclonedx.org/docs/1.6/json/). It says the same of the same files,
 * whenever it is written.
 *
 * @param product package.json of the product
 * @param manifests package.json of each package in it
 */
export function sbom(product, manifests) {
  const bom = new Models.Bom()
  const { name, version, license } = product
  const type = Enums.ComponentType.Application
  bom.metadata.component = componentOf({ name, version, license }, type)
  // Several copies of one version are one package.
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
