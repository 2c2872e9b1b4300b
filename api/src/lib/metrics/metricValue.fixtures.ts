import type { metrics } from './metrics'

type Metric = (typeof metrics)[keyof typeof metrics]

/** 0 if nothing has been measured with exactly these labels. */
export async function metricValue(
  metric: Metric,
  labels: Record<string, string> = {}
): Promise<number> {
  const { values } = await metric.get()
  const wanted = JSON.stringify(labels)
  const found = values.find(({ labels }) => JSON.stringify(labels) === wanted)
  return found?.value ?? 0
}
