interface SmallScreenProps {
  x: number
  y: number
  /** its height follows from it */
  width: number
}

/** A computer’s whole screen, small: two windows and a bar. */
const SmallScreen = ({ x, y, width }: SmallScreenProps) => (
  <g transform={`translate(${x} ${y}) scale(${width / 180})`}>
    <rect className="sunken" width="180" height="116" rx="6" />
    <rect className="paper" x="18" y="16" width="86" height="60" rx="4" />
    <path className="line" d="M19 29h84" />
    <rect className="paper" x="78" y="38" width="84" height="56" rx="4" />
    <path className="line" d="M79 51h82M90 63h58M90 75h40" />
    <rect className="main" y="104" width="180" height="12" rx="4" />
  </g>
)

export default SmallScreen
