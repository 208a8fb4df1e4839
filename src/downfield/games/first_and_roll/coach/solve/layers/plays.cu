// One sweep over the plays of a down: a thread for each layer, lead, spot and yards to go.
// The names in capitals that are not defined here are numbers of the model, put in front of this text.

struct Situation {
    const double *own, *before, *ticked, *kept, *ticked_run, *ends, *odds;  // before the sweep; kept: what a run-off secures
    const int *start, *yards, *fouls, *starts;
    double missed[2], accepted[2][FOULS];
    int down, ball, marker, ruled;
};

__device__ const double *line(const Situation &c, int row) { return c.ends + row * WIDE; }

__device__ int place(const Situation &c, int down, int ball) {
    int togo = c.marker - ball;
    return (down - 1) * CELLS + c.starts[ball] + (togo < FARTHEST ? togo : FARTHEST) - 1;
}

__device__ double played(const Situation &c, int mode, int slot) {
    if (mode == 0) return c.own[slot];
    if (mode == 1) return c.ticked[slot];
    if (mode == 2) return fmax(c.own[slot], c.kept[slot]);
    return c.ticked_run[slot];
}

__device__ double landed(const Situation &c, int mode, int spot) {
    const double *first = line(c, ROW_FIRST + mode);
    if (spot <= 0) return first[0];
    if (spot >= GOAL) return first[GOAL];
    if (spot >= c.marker) return first[spot];
    if (c.down < DOWNS) return played(c, mode, place(c, c.down + 1, spot));
    return line(c, ROW_THEIRS + mode)[GOAL - spot];
}

__device__ double turned(const Situation &c, int colour, int spot) {
    return line(c, ROW_TURNED + colour)[spot <= 0 ? 0 : spot >= GOAL ? GOAL : spot];
}

__device__ double walked(const Situation &c, int mode, int foul) {
    const int *f = c.fouls + foul * FOUL_SIZE;
    int to = f[2 + c.ball];
    const double *first = line(c, ROW_FIRST + mode);
    if (to == 0 || f[1] || to >= c.marker) return first[to];
    int slot = place(c, c.down, to);
    return mode == 0 ? c.before[slot] : played(c, mode, slot);  // other threads are at work on this down
}

// What the offended side makes of a flag when declining is worth so much.
__device__ double flagged(const Situation &c, int mode, double declined) {
    double sum = 0.0;
    for (int j = 0; j < FOULS; j++) {
        double accepted = c.accepted[mode][j];
        sum += c.fouls[j * FOUL_SIZE] ? fmin(declined, accepted) : fmax(declined, accepted);
    }
    return sum / FOULS;
}

__device__ double run(const Situation &c, int list, int mode) {
    double sum = 0.0;
    for (int k = c.start[list]; k < c.start[list + 1]; k++) sum += c.odds[k] * landed(c, mode, c.ball + c.yards[k]);
    return sum;
}

__device__ double run_flagged(const Situation &c, int list, int mode, int colour, bool lost) {
    double sum = 0.0;
    for (int k = c.start[list]; k < c.start[list + 1]; k++) {
        int spot = c.ball + c.yards[k];
        sum += c.odds[k] * flagged(c, mode, lost ? turned(c, colour, spot) : landed(c, mode, spot));
    }
    return sum;
}

__device__ double stopped(const Situation &c, int mode, bool lost, bool flag, int spot) {
    double worth = c.ruled && spot > BEYOND ? c.missed[mode] : lost ? turned(c, GREEN, spot) : landed(c, mode, spot);
    return flag ? flagged(c, mode, worth) : worth;
}

__device__ double thrown(const Situation &c, int mode, bool lost, bool flag, int spot);

__device__ double circled(const Situation &c, int mode, bool lost, bool flag, int spot) {
    double worth = stopped(c, mode, lost, flag, spot);
    if (spot > BEYOND || (!c.ruled && spot >= GOAL)) return worth;
    double further = thrown(c, mode, lost, flag, spot);
    return c.ruled ? fmax(worth, further) : further;
}

__device__ double thrown(const Situation &c, int mode, bool lost, bool flag, int spot) {
    double sum = 0.0;
    for (int k = c.start[PASS]; k < c.start[PASS + 1]; k++) sum += c.odds[k] * stopped(c, mode, lost, flag, spot + c.yards[k]);
    for (int k = c.start[PASS_ON]; k < c.start[PASS_ON + 1]; k++) sum += c.odds[k] * circled(c, mode, lost, flag, spot + c.yards[k]);
    return sum;
}

__device__ double covered(const Situation &c, int mode, bool lost, double flag) {
    double sum = flag * thrown(c, mode, lost, true, c.ball);
    for (int k = c.start[COVER]; k < c.start[COVER + 1]; k++) sum += c.odds[k] * thrown(c, mode, lost, false, c.ball + c.yards[k]);
    return sum;
}

__device__ double bombed(const Situation &c, int mode, bool lost, const double *numbers) {
    double sum = numbers[N_MISSED] * c.missed[mode] + numbers[N_PICKED] * line(c, ROW_PICKED + mode)[c.ball];
    for (int k = c.start[BOMB]; k < c.start[BOMB + 1]; k++) sum += c.odds[k] * stopped(c, mode, lost, false, c.ball + c.yards[k]);
    for (int k = c.start[BOMB_ON]; k < c.start[BOMB_ON + 1]; k++) sum += c.odds[k] * circled(c, mode, lost, false, c.ball + c.yards[k]);
    return sum;
}

// The seven ways a play goes, without a turnover: red, yellow, green alone, a bomb, each met; then a blocked punt.
__device__ void kept(const Situation &c, int mode, const double *numbers, double *worth) {
    worth[0] = run(c, RUN, mode + 2);
    worth[1] = run(c, CARRY, mode);
    worth[2] = thrown(c, mode, false, false, c.ball);
    worth[3] = bombed(c, mode, false, numbers);
    worth[4] = run(c, RUN_MET, RUN_OFF_MATCHED ? mode + 2 : mode) + numbers[N_FLAG] * run_flagged(c, RUN_FLAGGED, mode, 0, false);
    worth[5] = run(c, CARRY_MET, mode) + numbers[N_FLAG + 1] * run_flagged(c, CARRY_FLAGGED, mode, 1, false);
    worth[6] = covered(c, mode, false, numbers[N_FLAG + 2]);
    worth[7] = c.down == DOWNS ? run(c, BLOCKED, mode) : 0.0;
}

__device__ void lost(const Situation &c, const double *numbers, double *worth) {
    worth[0] = line(c, ROW_LOST)[c.ball];
    worth[1] = line(c, ROW_LOST + 1)[c.ball];
    worth[2] = thrown(c, 0, true, false, c.ball);
    worth[3] = bombed(c, 0, true, numbers);
    worth[4] = line(c, ROW_LOST + 2)[c.ball] + numbers[N_FLAG] * run_flagged(c, RUN_FLAGGED, 0, 0, true);
    worth[5] = line(c, ROW_LOST + 3)[c.ball] + numbers[N_FLAG + 1] * run_flagged(c, CARRY_FLAGGED, 0, 1, true);
    worth[6] = covered(c, 0, true, numbers[N_FLAG + 2]);
}

// Sealed dice: alone[r] unless the defence takes the same colour. It covers each colour as far as it must.
__device__ double duel(const double *alone, const double *met) {
    double gain[3], best = -1e9, least = 1e9;
    int open = 0;
    for (int r = 0; r < 3; r++) {
        gain[r] = alone[r] - met[r];
        if (gain[r] > 0.0) open++;
        else best = fmax(best, alone[r]);
    }
    if (open == 0) {  // the offence wants to be met: the defence spreads so that no colour gets too much
        for (int set = 1; set < 8; set++) {
            double share = 0.0, total = 0.0;
            bool flat = false;
            for (int r = 0; r < 3; r++) {
                if (!(set >> r & 1)) continue;
                if (gain[r] == 0.0) flat = true;
                else { share -= 1.0 / gain[r]; total -= alone[r] / gain[r]; }
            }
            least = fmin(least, flat ? best : fmax(best, (total + 1.0) / share));
        }
        return least;
    }
    for (int set = 1; set < 8; set++) {
        double share = 0.0, total = 0.0;
        bool fits = true;
        for (int r = 0; r < 3; r++) {
            if (!(set >> r & 1)) continue;
            if (gain[r] <= 0.0) fits = false;
            else { share += 1.0 / gain[r]; total += alone[r] / gain[r]; }
        }
        if (fits) best = fmax(best, (total - 1.0) / share);
    }
    return best;
}

__device__ double punted(const Situation &c, const double *numbers, double blocked) {
    double away = line(c, ROW_AWAY)[c.ball], caught = line(c, ROW_CAUGHT)[c.ball], least = 2.0;
    double whistled = flagged(c, 0, away);
    blocked += numbers[N_FACE + 2] * caught;
    for (int pair = 0; pair < 3; pair++) {
        double two = numbers[N_PAIR + 2 * pair], one = numbers[N_PAIR + 2 * pair + 1];
        least = fmin(least, two * blocked + one * whistled + (1.0 - two - one) * away);
    }
    return least;
}

extern "C" __global__ void sweep(
    double *values, const double *before, const double *ticked, const double *kept_run, const double *ticked_run, const double *ends, double *fixed,
    const double *odds, const double *numbers, const int *start, const int *yards, const int *fouls, const int *starts,
    const int *balls, const int *ruled, unsigned long long *moved, int rows, int down, int first)
{
    long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= (long long)rows * CELLS) return;
    long long row = at / CELLS;
    int cell = (int)(at % CELLS);
    Situation c;
    c.own = values + row * OWN;
    c.before = before + row * OWN;
    c.ticked = ticked + row * SLOTS;
    c.kept = kept_run + row * SLOTS;
    c.ticked_run = ticked_run + row * SLOTS;
    c.ends = ends + row * ROWS * WIDE;
    c.odds = odds; c.start = start; c.yards = yards; c.fouls = fouls; c.starts = starts;
    c.down = down; c.ball = balls[cell]; c.marker = c.ball + cell - starts[c.ball] + 1; c.ruled = ruled[c.ball];
    int mode = first ? 1 : 0;
    c.missed[mode] = landed(c, mode, c.ball);
    for (int j = 0; j < FOULS; j++) c.accepted[mode][j] = walked(c, mode, j);
    int slot = (down - 1) * CELLS + cell;
    double *constant = fixed + (row * OWN + slot) * 8;
    if (first) { kept(c, 1, numbers, constant); return; }
    double plain[8], turn[7], worth[7];
    kept(c, 0, numbers, plain);
    lost(c, numbers, turn);
    for (int k = 0; k < 7; k++) worth[k] = numbers[N_CLOCK] * plain[k] + numbers[N_CLOCK + 1] * constant[k] + numbers[N_CLOCK + 2] * turn[k];
    double alone[3] = {worth[0], worth[1], fmax(worth[2], worth[3])};
    double best = duel(alone, worth + 4);
    best = fmax(best, fmax(line(c, ROW_GOOD)[c.ball], line(c, ROW_HAIL)[c.ball]));
    if (down == DOWNS) best = fmax(best, punted(c, numbers, numbers[N_FACE] * plain[7] + numbers[N_FACE + 1] * constant[7]));
    double change = fabs(best - values[row * OWN + slot]);
    values[row * OWN + slot] = best;
    if (change > 1e-13) atomicMax(moved, (unsigned long long)__double_as_longlong(change));
}
