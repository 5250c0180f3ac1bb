/** Age in whole years on a day, by the calendar in UTC. @param birthDate `YYYY-MM-DD` */
export function ageInYears(birthDate: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  const hadBirthday =
    today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
