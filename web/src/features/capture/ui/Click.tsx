interface ClickProps {
  x: number
  y: number
  number: 1 | 2
}

/** Here, as the first or the second thing. */
const Click = ({ x, y, number }: ClickProps) => (
  <g>
    <circle className="mark" cx={x} cy={y} r="19" />
    <text className="number" x={x} y={y}>
      {number}
    </text>
  </g>
)

export default Click
