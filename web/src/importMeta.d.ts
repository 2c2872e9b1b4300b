interface ImportMeta {
  env: { LEGACY: boolean }
}
