export default function Occupancy() {
  return <h1>Occupancy</h1>
}
